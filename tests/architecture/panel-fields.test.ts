import { expect, test } from 'vitest'
import { isTest, sources } from './sources.ts'

const panel = sources(['admin']).filter(({ path }) => !isTest(path))

test.each([
  [
    'a form says what is missing in Portuguese',
    /<form\b|component=["']form/,
    'admin/components/form/panel-form.tsx',
  ],
  [
    'a date is typed as dd/mm/aaaa',
    /['"](date|datetime-local|time|month|week)['"]\s*[}:/]|type=["'](date|datetime-local|time)/,
    'admin/components/date/date-field.tsx',
  ],
])('%s: only one component uses the browser’s own', (_rule, pattern, home) => {
  expect(panel.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual([home])
})
