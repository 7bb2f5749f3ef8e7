import { expect, test } from 'vitest'
import { csvLine } from './csv-line.ts'

test.each([
  [['a', 'b c', ''], 'a;b c;\r\n'],
  [['=1+1', '+55', '-2', '@conta'], "'=1+1;'+55;'-2;'@conta\r\n"],
  [['\t=1', '\r=1'], '\'\t=1;"\'\r=1"\r\n'],
  [['a;b', 'diz "oi"', 'um\ndois'], '"a;b";"diz ""oi""";"um\ndois"\r\n'],
  [['=CMD|"calc";1'], '"\'=CMD|""calc"";1"\r\n'],
  [['2 - 1', 'a@b.com'], '2 - 1;a@b.com\r\n'],
])('%j is written as %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line)
})
