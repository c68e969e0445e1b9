/** Why a change of what is inherited is made. */
export const BECAUSE = {
  case: 'by case',
  reason: 'because',
  hint: 'why it differs',
} as const;
