import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    // Two cores are the smallest machine this runs on; argon2 and the embedded database want time on it.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
