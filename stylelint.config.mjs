/** Component styles use the meanings of styles/tokens.css: no raw colour, size, layer, shadow or duration. */
const tokensOnly = [
  [
    '/color$/',
    'fill',
    'stroke',
    'font-size',
    'z-index',
    'border-radius',
    'box-shadow',
    'transition-duration',
    'animation-duration',
  ],
  {
    ignoreValues: {
      '': ['inherit', 'initial', 'unset', 'transparent', 'currentcolor', 'currentColor', 'none', 'auto', '0'],
      'z-index': ['-1', '1', 'auto', '0'],
      'font-size': ['inherit', '100%', '1em', '0'],
    },
    disableFix: true,
  },
]

export default {
  extends: ['stylelint-config-standard-scss'],
  plugins: ['stylelint-declaration-strict-value'],
  ignoreFiles: ['.next/**', 'dist/**', 'node_modules/**', 'public/**', '.reports/**'],
  reportNeedlessDisables: true,
  rules: {
    'custom-property-pattern': '^[a-z][a-z0-9-]*$',
    'declaration-empty-line-before': null,
    'no-descending-specificity': null,
    'scss/dollar-variable-empty-line-before': null,
    'scss/at-import-partial-extension': null,
    'scss/no-global-function-names': true,
    'declaration-no-important': true,
    'selector-max-id': 0,
    'scss/at-extend-no-missing-placeholder': null,
    'at-rule-disallowed-list': ['extend', 'import', 'layer', 'container'],
  },
  overrides: [
    {
      files: ['**/*.module.scss'],
      rules: {
        'scale-unlimited/declaration-strict-value': tokensOnly,
        'color-no-hex': true,
        'color-named': 'never',
        'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'],
        'declaration-property-value-disallowed-list': {
          '/^(transition|animation)/': [String.raw`/(^|[\s,])\d*\.?\d+m?s\b/`],
        },
        'max-nesting-depth': [2, { ignoreAtRules: ['media', 'include', 'supports'] }],
        'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
        'selector-max-type': 0,
        'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
      },
    },
  ],
}
