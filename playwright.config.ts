import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from './scripts/support/packages/launch-options.mjs'

const port = process.env.E2E_PORT ?? '3410'

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }
const android =
  'Mozilla/5.0 (Linux; Android 13; V2183A Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko)'
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
}
const chatApp = {
  ...phone,
  userAgent: `${android} Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20240501 MicroMessenger/8.0.50.2701(0x28003256) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64`,
}
const searchApp = {
  ...phone,
  userAgent: `${android} Version/4.0 Chrome/97.0.4692.98 Mobile Safari/537.36 T7/13.60 SP-engine/3.4.0 baiduboxapp/13.60.0.10 (Baidu; P1 13) NABar/1.0`,
}

/** What says the same of a wide window and of a phone is shown on one of them. */
const desktopAlone = [
  'pages/{keyboard,cached,outage,seo,search-engines,content-policy,forced-colours,print}.spec.ts',
  'shopping/{gate,tabs,storage,analytics}.spec.ts',
]
const phoneAlone = [
  'pages/{without-scripts,resilience}.spec.ts',
  'shopping/{invoice,returns,orders,personal-data,try-on,try-on-leaving}.spec.ts',
]

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.reports/e2e',
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.reports/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    // Without snapshots: copying the document twice an action slows every test; `--trace on` has them.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'setup', testMatch: 'setup/**/*.setup.ts', use: desktop },
    { name: 'mocked', testMatch: 'mocked/**/*.spec.ts', use: desktop },
    {
      name: 'desktop',
      testIgnore: ['mocked/**', ...phoneAlone],
      dependencies: ['setup'],
      use: desktop,
    },
    {
      name: 'phone',
      testIgnore: ['mocked/**', ...desktopAlone],
      grepInvert: /@desktop/,
      dependencies: ['setup'],
      use: phone,
    },
    { name: 'chat-app', testMatch: 'journeys/**/*.spec.ts', dependencies: ['setup'], use: chatApp },
    { name: 'search-app', testMatch: 'journeys/**/*.spec.ts', dependencies: ['setup'], use: searchApp },
  ],
  webServer: {
    command: 'node scripts/programs/serve-for-tests.mjs',
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    timeout: 900_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})
