import { defineConfig } from 'playwright/test';

/**
 * Waits until two processes have finished something. A job that failed once is retried after 5, 10, 20 s; a job whose
 * process died is taken over after 30. On a busy machine both come together.
 */
const untilDone = { timeout: 300_000, expect: { timeout: 90_000 } };

/**
 * A browser waits for what it must see, however long a busy machine takes: two browsers, two shops and a database
 * share two cores here. These limits only end what never comes, so hardly any test has its own.
 */
const untilShown = { timeout: 480_000, expect: { timeout: 90_000 }, use: { actionTimeout: 90_000 } };

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
        // A page lives for seconds here: compiling its functions a second and third time never pays off.
        '--js-flags=--no-maglev --no-turbofan',
        // The folded box in 3D, on machines without a graphics card.
        '--enable-unsafe-swiftshader',
      ],
    },
    viewport: { width: 1280, height: 900 },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    // A trace costs every page a quarter of its processor time. What failed runs again with one (scripts/test.mjs).
    trace: process.env.TRACE ? { mode: 'retain-on-failure', screenshots: false } : 'off',
  },
  projects: [
    { name: 'race', testDir: './race', ...untilDone },
    { name: 'faults', testDir: './faults', ...untilDone },
    { name: 'journeys', testDir: './journeys', ...untilShown },
    { name: 'independent-deploy', testDir: './independent-deploy', ...untilShown },
  ],
});
