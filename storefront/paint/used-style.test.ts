import { describe, expect, it } from 'vitest'
import { classesIn, partsOfStyle, usedStyle } from './used-style'

const page = classesIn(
  '<html class="face"><body><p class="tile  tile_name">晨曦</p><p>class="none"</p></body></html>',
)
const used = (style: string) => usedStyle(partsOfStyle(style), page)

describe('[X01] of a style a page holds', () => {
  it.each([
    ['a rule for a class it has', '.tile{color:red}'],
    ['a rule for two it has', '.tile.tile_name{color:red}'],
    ['a rule for a part of it', '.face .tile_name>a:hover{color:red}'],
    ['a rule of which one selector is for it', '.drawer,.tile{color:red}'],
    ['a rule without a class', 'body,:root{margin:0}'],
    ['a rule for what lacks a class', '.tile:not(.sold):not(:has(.drawer)){color:red}'],
    ['a rule for a state', '.tile[data-icon=".drawer"]::before{content:""}'],
    ['a face', '@font-face{font-family:Jost;src:url(/jost.woff2)}'],
    ['steps of a motion', '@keyframes turn{from{rotate:0}to{rotate:1turn}}'],
    ['what comes before all rules', '@charset "utf-8";'],
  ])('%s', (_, rule) => {
    expect(used(rule)).toBe(rule)
  })

  it.each([
    ['a class it has not', '.drawer{color:red}'],
    ['a class within one it has not', '.drawer .tile{color:red}'],
    ['a class that begins like one it has', '.tile_price{color:red}'],
    ['a class that stands in its text', '.none{color:red}'],
    ['nothing on a screen', '@media (min-width:1024px){.drawer{color:red}}'],
  ])('no rule for %s', (_, rule) => {
    expect(used(rule)).toBe('')
  })

  it('what a condition leaves of its rules, in their order', () => {
    expect(
      used(
        '.tile{a:b}@media print{.drawer{a:b}.tile{a:c}@supports (a:b){.tile_name{a:d}.drawer{a:e}}}.face{a:f}',
      ),
    ).toBe('.tile{a:b}@media print{.tile{a:c}@supports (a:b){.tile_name{a:d}}}.face{a:f}')
  })
})
