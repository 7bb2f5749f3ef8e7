import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatCep } from '#domain/documents/format-cep.ts'
import { formatCpf } from '#domain/documents/format-cpf.ts'
import { formatPhone } from '#domain/format/format-phone.ts'
import { caretAfter } from './caret-after.ts'

type Format = (text: string) => string

// A bar marks the caret.
test.each<[string, Format, string, string, string]>([
  ['typing at the end', formatCep, '01001|', '0', '01001-0|'],
  ['typing in the middle', formatCep, '01|01-000', '0', '010|01-000'],
  ['typing before a hyphen', formatCep, '01001|-00', '9', '01001-9|00'],
  ['typing at the start', formatPhone, '|(11) 9876', '2', '(2|1) 1987-6'],
  ['typing what is no digit', formatCpf, '529.|982', 'x', '529|.982'],
  ['typing the digit that makes a mobile number', formatPhone, '(11) 9876-5432|', '1', '(11) 98765-4321|'],
  ['pasting in the middle', formatCpf, '529.|25', '982.247-', '529.982.247|-25'],
  ['pasting more than there is room for', formatCep, '|', '01001-000-99', '01001-000|'],
])('the caret stays at its digit: %s', (_what, format, before, inserted, after) => {
  const caret = before.indexOf('|')
  const text = before.slice(0, caret) + inserted + before.slice(caret + 1)

  expect(shown(format, text, caret + inserted.length)).toBe(after)
})

test.each<[string, Format, string, string]>([
  ['Backspace at the end', formatCep, '01001-0|', '01001|'],
  ['Backspace in the middle', formatCpf, '529.98|2.247', '529.9|22.47'],
  ['Backspace steps over a hyphen', formatCep, '01001-|000', '01001|-000'],
  ['Backspace on the last digit leaves nothing', formatPhone, '(1|', '|'],
])('the caret stays at its digit: %s', (_what, format, before, after) => {
  const caret = before.indexOf('|')
  const text = before.slice(0, caret - 1) + before.slice(caret + 1)

  expect(shown(format, text, caret - 1)).toBe(after)
})

test.each<[string, Format, string, string]>([
  ['Delete in the middle', formatCpf, '529.9|82.247', '529.9|22.47'],
  ['Delete steps over a hyphen', formatCep, '01001|-000', '01001-|000'],
  ['Delete steps over bracket and space', formatPhone, '(11|) 98', '(11) |98'],
])('the caret stays at its digit: %s', (_what, format, before, after) => {
  const caret = before.indexOf('|')
  const text = before.slice(0, caret) + before.slice(caret + 2)

  expect(shown(format, text, caret, true)).toBe(after)
})

describe('after any edit', () => {
  const edits = fc
    .tuple(
      fc.constantFrom<Format>(formatCep, formatCpf, formatPhone),
      fc.string({ unit: fc.constantFrom(...'0123456789.-() a') }),
      fc.nat(),
    )
    .map(([format, text, n]) => ({ format, text, caret: n % (text.length + 1) }))

  test('the caret has as many digits before it as before the edit, or all of them', () => {
    fc.assert(
      fc.property(edits, fc.boolean(), ({ format, text, caret }, forward) => {
        const formatted = format(text)
        const place = caretAfter(text, formatted, caret, forward)

        expect(digits(formatted.slice(0, place))).toBe(
          Math.min(digits(text.slice(0, caret)), digits(formatted)),
        )
      }),
    )
  })

  test('a caret at the end stays at the end', () => {
    fc.assert(
      fc.property(edits, ({ format, text }) => {
        const formatted = format(text)

        expect(caretAfter(text, formatted, text.length)).toBe(formatted.length)
      }),
    )
  })

  test('the caret stays beside its digit if the mask changes nothing', () => {
    fc.assert(
      fc.property(edits, ({ format, text, caret }) => {
        const formatted = format(text)
        const place = caretAfter(formatted, formatted, Math.min(caret, formatted.length))

        expect(place).toBeLessThanOrEqual(Math.min(caret, formatted.length))
        expect(caretAfter(formatted, formatted, place)).toBe(place)
      }),
    )
  })
})

function shown(format: Format, text: string, caret: number, forward = false): string {
  const formatted = format(text)
  const place = caretAfter(text, formatted, caret, forward)

  return `${formatted.slice(0, place)}|${formatted.slice(place)}`
}

function digits(text: string): number {
  return text.replace(/\D/g, '').length
}
