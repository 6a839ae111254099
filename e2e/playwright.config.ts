import { defineConfig } from 'playwright/test';

/** Black box: everything here talks to a running shop over HTTP and a real browser. */
export default defineConfig({
  testDir: '.',
  // Two cores: one browser at a time leaves the other core to the shop.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  outputDir: '../test-results/artefacts',
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/playwright.json' }],
  ],
  use: {
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-dev-shm-usage',
        // The folded box in 3D, on machines without a graphics card.
        '--enable-unsafe-swiftshader',
      ],
    },
    viewport: { width: 1280, height: 900 },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'race', testDir: './race' },
    { name: 'faults', testDir: './faults' },
    { name: 'journeys', testDir: './journeys' },
    { name: 'independent-deploy', testDir: './independent-deploy' },
  ],
});
