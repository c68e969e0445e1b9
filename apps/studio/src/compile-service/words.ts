/** What people read of what is compiled beside the page, for translation. */
export const SERVICE = {
  tooLong: 'It took longer than ten seconds.',
  project: 'the project',
  about: (what: string, question: string) => `${what} (${question})`,
  stopped: (what: string, reason: string) => `Checking ${what} was stopped. ${reason} The next change starts it again.`,
  noArmies: (id: string) => `In ${id} no armies are bought.`,
  noPosition:
    'No position can be made of where that game stands. Go to a move of a later phase, whose choices lie open.',
} as const;
