import { defineConfig, globalIgnores } from 'eslint/config'
import next from '@next/eslint-plugin-next'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const product = [
  '{app,components,contract,features,imagery,lib,mocks,server,storefront,stores,telemetry}/**/*.{ts,tsx}',
  '*.ts',
]
const tests = ['**/*.test.{ts,tsx}', 'tests/**', 'e2e/**', 'server/testing/**']

/** Files whose default export Next or a tool calls by position. */
const defaultExports = [
  'app/**/{page,layout,template,loading,error,not-found,global-error,global-not-found,default}.tsx',
  'app/**/{sitemap,robots,manifest,icon,apple-icon,opengraph-image,twitter-image}.{ts,tsx}',
  '*.config.{ts,mjs}',
  'instrumentation*.ts',
]
const mayReadEnvironment = [
  'lib/env.ts',
  'lib/media/pictures-version.ts',
  'server/config.ts',
  'server/ops/operator-config.ts',
  'storefront/settings.ts',
  'scripts/**',
  'bench/**',
  'e2e/**',
  '*.config.ts',
]

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only: a default export may be called anything by its importer.',
}
const noEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'The environment is parsed once, in lib/env.ts, server/config.ts and storefront/settings.ts.',
}
const noCast = {
  selector:
    'TSAsExpression[typeAnnotation.typeName.name!="const"]' +
    ':not(:function[returnType.typeAnnotation.type="TSTypePredicate"] TSAsExpression)',
  message: 'No casts, except `as const` and inside a type guard: parse, narrow or fix the type.',
}
const noRawColour = {
  selector: 'Literal[value=/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$|^(rgb|hsl|oklch)a?[(]/i]',
  message: 'Colours are tokens of styles/tokens.css; pass a computed one as a custom property from data.',
}
const playwrightOnlyInFixtures = {
  name: '@playwright/test',
  message: 'Import test and expect from e2e/fixtures.',
}

export default defineConfig(
  globalIgnores([
    'node_modules',
    '.next',
    'dist',
    '.data',
    '.reports',
    '.imagery',
    'public',
    'next-env.d.ts',
    '**/*.min.js',
  ]),

  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, next.configs['core-web-vitals']],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    settings: { next: { rootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // Event handlers and promise executors often hand on a void call: `onClick={() => close()}`.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // An async function may implement an interface whose other sides await.
      '@typescript-eslint/require-await': 'off',
      // Pictures are made ahead by scripts/, in every size: components/media/picture writes <picture> itself.
      '@next/next/no-img-element': 'off',
      // Looks for a pages/ folder; lib/routes.ts builds every internal link here.
      '@next/next/no-html-link-for-pages': 'off',
      'no-else-return': 'error',
      'no-nested-ternary': 'error',
      'no-param-reassign': 'error',
      'no-console': 'error',
      eqeqeq: ['error', 'always'],
      'no-restricted-imports': ['error', { paths: [playwrightOnlyInFixtures] }],
      'no-restricted-syntax': ['error', noDefaultExport, noEnvironment, noCast],
    },
  },
  {
    // Where there may be components and hooks: their rules compile every file anew.
    files: ['**/*.tsx', '{app,components,features,lib,storefront,stores}/**/*.ts'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: product,
    ignores: [...tests, 'server/seed/**', 'lib/brand.ts'],
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 15],
      'max-depth': ['error', 3],
      'max-params': ['error', 4],
    },
  },
  {
    files: ['{app,components,features}/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, noEnvironment, noCast, noRawColour] },
  },
  { files: defaultExports, rules: { 'no-restricted-syntax': ['error', noEnvironment, noCast] } },
  { files: mayReadEnvironment, rules: { 'no-restricted-syntax': ['error', noDefaultExport, noCast] } },
  { files: ['*.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: tests,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      'no-restricted-syntax': ['error', noDefaultExport],
    },
  },
  { files: ['e2e/**'], rules: { 'no-empty-pattern': 'off' } },
  {
    files: ['e2e/fixtures.ts', 'e2e/support/**', 'playwright.config.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    rules: {
      'no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'no-undef': 'off',
      'no-else-return': 'error',
      eqeqeq: 'error',
    },
  },
)
