import { expect, test } from 'vitest'
import { maskEmail } from './mask-email.ts'

test.each([
  ['maria@gmail.com', 'ma•••@gmail.com'],
  ['ana@uol.com.br', 'a•••@uol.com.br'],
  ['a@b.com', 'a•••@b.com'],
  // Masked already, or erased.
  ['ma•••@gmail.com', 'ma•••@gmail.com'],
  ['a•••@b.com', 'a•••@b.com'],
  ['', ''],
])('%s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
