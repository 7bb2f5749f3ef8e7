import type { MailTexts } from '#contract/content/mail-texts.ts'
import { firstName } from '#domain/customer/first-name.ts'
import type { MailShop, TemplateName, Templates } from '../templates.ts'

/** What stands in the place of marks in the store's own words: `{nome}`. */
export type Marks = Record<string, string>

/** Nothing in the store's own words. */
export const NO_TEXTS: MailTexts = { assunto: '', saudacao: '', encerramento: '', aviso: '' }

const MARK = /\{([^{}]*)\}/g

/** What the marks of a mail stand for. `{nome}` is how its reader is called, and may be empty. */
export function marksOf<Name extends TemplateName>(
  _name: Name,
  props: Templates[Name],
  { loja }: MailShop,
): Marks {
  return { ...orderMarks(props), ...namedMarks(props), ...codeMarks(props), loja: loja.nome }
}

/** The texts with their marks filled in. Where there is no name, the comma before it goes too: `Olá!`. */
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

/** What of a text stands in braces and is not among the marks of its mail; braces that are left open too. */
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

/** Of mails that tell the name of who gets them. */
function namedMarks(props: Templates[TemplateName]): Marks {
  return 'nome' in props ? { nome: props.nome } : {}
}

function codeMarks(props: Templates[TemplateName]): Marks {
  return 'codigo' in props ? { codigo: props.codigo } : {}
}
