import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { joinData } from './join-data'

/** What the router is given by `scripts`, in its order. */
function given(scripts: readonly string[]): unknown[] {
  const pushed: unknown[] = []
  runInNewContext(scripts.join(';'), { self: { __next_f: pushed } })
  return pushed
}

const push = (text: string) =>
  `self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028')}])`

describe('[X01] the router’s data in a page', () => {
  it('is given whole and unchanged, in one piece', () => {
    const parts = [
      '1:{"name":"晨曦 \\"L\'Aube\\""}\n',
      '2:"C:\\\\ \\u003c',
      '\'"\\',
      '\u2028\u2029\r\t\0 </script><!-- ]) "',
    ]
    const joined = joinData(parts.map(push))

    expect(joined).toHaveLength(1)
    expect(given(joined)).toEqual([[1, parts.join('')]])
  })

  it('cannot end its script', () => {
    expect(joinData([push('</script><script>alert(1)</script><!--')])[0]).not.toMatch(/<|\u2028/)
  })

  it('needs no escapes for its double quotes', () => {
    expect(joinData([push('1:{"a":"b"}')])).toEqual([`self.__next_f.push([1,'1:{"a":"b"}'])`])
  })

  it('keeps its place beside other scripts', () => {
    const first = '(self.__next_f=self.__next_f||[]).push([0])'
    const binary = 'self.__next_f.push([3,"AAAA"])'
    const other = '$RC("B:0","S:0")'

    expect(joinData([first, push('a'), push('b'), binary, push('c'), other, push('d')])).toEqual([
      first,
      "self.__next_f.push([1,'ab'])",
      binary,
      "self.__next_f.push([1,'c'])",
      other,
      "self.__next_f.push([1,'d'])",
    ])
  })
})
