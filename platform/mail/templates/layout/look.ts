import { createContext, useContext } from 'react'
import type { MailShop } from '#platform/mail/templates.ts'

/**
 * The shop's original colours and sizes, after `storefront/tokens.css`: mail programs know no custom properties, and
 * most of them no web fonts.
 */
const ORIGINAL = {
  ink: '#1d1a16',
  stone: '#6f675d',
  line: '#e4dccf',
  sand: '#f1eadf',
  paper: '#fbf8f3',
  card: '#ffffff',
  rosewood: '#7a2e1f',
  onRosewood: '#fbf8f3',
  display: 'Georgia, "Times New Roman", serif',
  text: 'Inter, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif',
  code: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Courier New", monospace',
  width: 600,
}

/** Colours, typefaces and sizes of a mail. */
export type MailLook = typeof ORIGINAL

const Look = createContext<MailLook>(ORIGINAL)

/** Provides the look of the store that sends the mail. */
export const LookProvider = Look.Provider

export function useLook(): MailLook {
  return useContext(Look)
}

/** Returns the look of a store's mails: its own colours over the original sizes and typefaces. */
export function lookOf({ marca }: MailShop): MailLook {
  if (!marca) return ORIGINAL
  const { ink, stone, line, sand, paper, action, onAction } = marca.cores

  return {
    ...ORIGINAL,
    ink,
    stone,
    line,
    sand,
    paper,
    rosewood: action,
    onRosewood: onAction,
  }
}

/** Colours for mail programs that support dark mode; the others invert colours themselves. */
export const DARK_STYLE = `
  :root { color-scheme: light dark; supported-color-schemes: light dark }
  @media (prefers-color-scheme: dark) {
    .m-page { background-color: #1d1a16 !important }
    .m-card { background-color: #2a241f !important; border-color: #453c33 !important }
    .m-sand { background-color: #1d1a16 !important }
    .m-ink { color: #f1eadf !important }
    .m-stone { color: #b9ae9d !important }
    .m-line { border-color: #453c33 !important }
    .m-link { color: #ead9b5 !important }
  }
  @media (max-width: 480px) {
    .m-inside { padding: 28px 20px !important }
    .m-wide { width: 100% !important }
    .m-button { display: block !important; text-align: center !important }
  }`
