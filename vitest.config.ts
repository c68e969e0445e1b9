import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['libs/**/*.test.ts', 'apps/**/*.test.ts', 'tools/**/*.test.ts'],
    pool: 'threads',
  },
});
