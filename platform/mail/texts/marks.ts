import type { MailTexts } from '#contract/content/mail-texts.ts'
import { firstName } from '#domain/customer/first-name.ts'
import type { MailShop, TemplateName, Templates } from '../templates.ts'

/** The values of marks such as `{nome}` in the store's own texts. */
export type Marks = Record<string, string>

/** No texts of the store's own. */
export const NO_TEXTS: MailTexts = { assunto: '', saudacao: '', encerramento: '', aviso: '' }

const MARK = /\{([^{}]*)\}/g

/** The values of a mail's marks. `{nome}` is its reader's first name and may be empty. */
export function marksOf<Name extends TemplateName>(
  _name: Name,
  props: Templates[Name],
  { loja }: MailShop,
): Marks {
  return { ...orderMarks(props), ...namedMarks(props), ...codeMarks(props), loja: loja.nome }
}

/** Fills in the marks. An empty name takes the comma before it along: `Olá!`. */
export function fillMarks(textos: MailTexts, marks: Marks): MailTexts {
  const { assunto, saudacao, encerramento, aviso } = textos
  const filled = (text: string) =>
    text
      .replace(/,?\s*\{nome\}/g, (whole) => (marks['nome'] === '' ? '' : whole))
      .replace(MARK, (whole, mark: string) => marks[mark] ?? whole)

  return {
    assunto: filled(assunto).replace(/\s+/g, ' ').trim(),
    saudacao: filled(saudacao),
    encerramento: filled(encerramento),
    aviso: filled(aviso),
  }
}

/** Returns what is in braces but is no mark of the mail, and unbalanced braces. */
export function strangeMarks(text: string, known: readonly string[]): string[] {
  const strange = [...text.matchAll(MARK)]
    .map(([, mark = '']) => mark)
    .filter((mark) => !known.includes(mark))
  const open = text.replace(MARK, '').match(/[{}]/g) ?? []

  return [...strange.map((mark) => `{${mark}}`), ...open]
}

function orderMarks(props: Templates[TemplateName]): Marks {
  if (!('pedido' in props)) return {}
  const { numero, comprador } = props.pedido

  return { nome: firstName(comprador), pedido: String(numero) }
}

/** For mails with their reader's name. */
function namedMarks(props: Templates[TemplateName]): Marks {
  return 'nome' in props ? { nome: props.nome } : {}
}

function codeMarks(props: Templates[TemplateName]): Marks {
  return 'codigo' in props ? { codigo: props.codigo } : {}
}
