import { normalPath } from '#domain/listing/listing-url.ts'
import { SELF_REDIRECT } from '#domain/urls/redirect-address.ts'
import { redirectsAfter, redirectsFrom, removeRedirect } from '#platform/catalog/addresses/redirects.ts'
import { saveRedirect } from '#platform/catalog/addresses/save-redirect.ts'
import { levelOf } from '#platform/catalog/addresses/verify-url.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { ExportAdapter, ImportAdapter } from './kind.ts'
import { lineKind, type Values } from './line-kind.ts'

const FIELDS = [
  { campo: 'de', nome: 'De', otherNames: ['origem', 'redirect from', 'from', 'antigo'], obrigatorio: true },
  { campo: 'para', nome: 'Para', otherNames: ['destino', 'redirect to', 'to', 'novo'], obrigatorio: true },
] as const

/** Redirects by their old address. */
export const redirectsImport: ImportAdapter = lineKind({
  tipo: 'redirecionamentos',
  permissao: 'catalogo.editar',
  campos: FIELDS,
  read,
  current: async (db, chaves) => new Map((await redirectsFrom(db, chaves)).map((row) => [row.de, row])),
  write: async ({ db }, de, { para = '' }) => {
    const motivo = `${de} é uma página da loja; só um endereço que não existe mais pode levar a outro.`
    if (await levelOf(db, de)) throw refuse('CadastroInvalido', { motivo }, motivo)
    await saveRedirect({ db }, { de, para })
  },
  remove: ({ db }, de) => removeRedirect({ db }, { de }),
})

function read({ de = '', para = '' }: Values) {
  const from = normalPath(pathOf(de))
  const to = pathOf(para)
  const problemas = [
    ...(from.startsWith('/') && from.length <= 500
      ? []
      : [{ campo: 'de', motivo: `“${de}” não é um endereço da loja, como /violao.` }]),
    ...(to.startsWith('/') && to.length <= 500
      ? []
      : [{ campo: 'para', motivo: `“${para}” não é um endereço da loja, como /violao.` }]),
    ...(from === normalPath(to) ? [{ campo: 'para', motivo: SELF_REDIRECT }] : []),
  ]

  return problemas.length > 0 ? { problemas } : { chave: from, valores: { de: from, para: to } }
}

/** Files may contain whole URLs; only the path counts. */
function pathOf(text: string): string {
  return text.trim().replace(/^https?:\/\/[^/]+/i, '')
}

export const redirectsExport: ExportAdapter = {
  header: async () => ['De', 'Para'],
  page: async ({ db }, { depois }) => {
    const rows = await redirectsAfter(db, depois ?? '')
    return { linhas: rows.map(({ de, para }) => [de, para]), depois: rows.at(-1)?.de ?? null }
  },
}
