/**
 * The marks that a merchant's texts may contain, and what each is replaced with whenever the text is shown. `{{name}}`
 * in a text is a mark; so is `[Preencha: …]`, which stands for something that only the merchant knows.
 */
export const MARKS = {
  'loja.nome': 'nome da loja',
  'loja.razaoSocial': 'razão social',
  'loja.cnpj': 'CNPJ',
  'loja.documento': 'CNPJ ou CPF, com o nome do documento',
  'loja.inscricaoEstadual': 'inscrição estadual',
  'loja.endereco': 'endereço da loja',
  'loja.telefone': 'telefone',
  'loja.whatsapp': 'WhatsApp',
  'loja.email': 'e-mail da loja',
  'loja.atendimento': 'horário de atendimento',
  'devolucao.dias': 'dias para devolver',
  'devolucao.lei': 'o que a lei garante na devolução',
  'frete.preparo': 'dias de preparo',
  'frete.horaCorte': 'hora até a qual o pedido conta no mesmo dia',
  'frete.gratis': 'condição do frete grátis',
  'frete.retirada': 'retirada na loja',
  'pagamentos.formas': 'formas de pagamento',
  'pagamentos.pix': 'Pix, se a loja aceita',
  'pagamentos.boleto': 'boleto, se a loja aceita',
  'pagamentos.cartao': 'cartão, se a loja aceita',
  'precos.descontoVista': 'desconto no Pix',
  'precos.semJuros': 'parcelas sem juros',
  'precos.parcelas': 'número máximo de parcelas',
  'precos.parcelaMinima': 'parcela mínima',
  'precos.juros': 'juros do parcelamento',
} as const

export type MarkName = keyof typeof MARKS

/**
 * What each mark stands for now. Empty: it is still to be filled in. Null: it does not apply to this store, such as a
 * discount that there is none of; the line that contains it is left out, and nothing is missing.
 */
export type MarkValues = Record<MarkName, string | null>

/** Something that a text still lacks: `configuracoes` provide a mark, the text itself (`pagina`) everything else. */
export type Gap = { texto: string; onde: 'configuracoes' | 'pagina' }

const MARK = /\{\{\s*([a-z]+\.[a-zA-Z]+)\s*\}\}|\[Preencha:\s*([^\][<>]{1,200})\]/g

/** Replaces the marks of a plain text. Returns null if one of them has no value: the text can't be shown. */
export function fillText(text: string, values: MarkValues): string | null {
  let whole = true
  const filled = text.replace(MARK, (_, name: string | undefined) => {
    const value = name === undefined ? null : markValue(name, values)
    if (!value) whole = false
    return value ?? ''
  })

  return whole ? filled : null
}

/** Replaces the marks of a title, which can't be left out: a mark without a value is dropped. */
export function fillTitle(text: string, values: MarkValues): string {
  const filled = text.replace(MARK, (_, name: string | undefined) =>
    name === undefined ? '' : (markValue(name, values) ?? ''),
  )

  return filled.replace(/\s+/g, ' ').trim()
}

/** Lists what a text, plain or HTML, still lacks, each once. An unknown mark is a gap of the text. */
export function findGaps(text: string, values: MarkValues): Gap[] {
  const gaps = new Map<string, Gap>()
  for (const [mark, name, request] of text.matchAll(MARK)) {
    if (request !== undefined) gaps.set(mark, { texto: request.trim(), onde: 'pagina' })
    else if (!isMark(name)) gaps.set(mark, { texto: `a marca ${mark} não existe`, onde: 'pagina' })
    else if (values[name] === '') gaps.set(mark, { texto: MARKS[name], onde: 'configuracoes' })
  }

  return [...gaps.values()]
}

/** Whether a text contains marks at all. */
export function hasMarks(text: string): boolean {
  return text.search(MARK) !== -1
}

function markValue(name: string, values: MarkValues): string | null {
  return isMark(name) ? values[name] : null
}

function isMark(name: string | undefined): name is MarkName {
  return name !== undefined && Object.hasOwn(MARKS, name)
}
