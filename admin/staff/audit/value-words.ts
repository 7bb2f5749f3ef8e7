import { BLOCK_KINDS } from '#admin/content/pages/page-draft.ts'
import { SCREENS } from '#admin/content/words.ts'
import { BENEFITS } from '#admin/marketing/promotions/benefit-names.ts'
import { scopeName } from '#admin/settings/integrations/scope-names.ts'
import { ROLE_NAMES } from '#domain/staff/permissions.ts'

/** Name of an enum value; null for free text. */
export function wordOf(campo: string, value: string): string | null {
  const field = campo.split(/[ .]/).at(-1) ?? campo
  if (field === 'permissoes') return scopeName(value)

  return find(WORDS[field] ?? {}, value)
}

function find(words: Readonly<Record<string, string>>, value: string): string | null {
  return Object.hasOwn(words, value) ? (words[value] ?? null) : null
}

const ROLES = Object.fromEntries(Object.entries(ROLE_NAMES).map(([papel, { nome }]) => [papel, nome]))

const WORDS: Record<string, Readonly<Record<string, string>>> = {
  papel: ROLES,
  situacao: {
    aguardandoPagamento: 'Aguardando pagamento',
    pagamentoEmAnalise: 'Em análise',
    pagamentoAprovado: 'A separar',
    emSeparacao: 'Em separação',
    enviado: 'Enviado',
    entregue: 'Entregue',
    devolucaoSolicitada: 'Devolução pedida',
    devolvido: 'Devolvido',
    cancelado: 'Cancelado',
    disponivel: 'À venda',
    sobConsulta: 'Sob consulta',
    inativo: 'Fora da loja',
    pendente: 'Em espera',
    publicada: 'Publicada',
    recusada: 'Recusada',
    ativo: 'Ativo',
    desligado: 'Desligado',
  },
  metodo: { pix: 'Pix', boleto: 'Boleto', cartao: 'Cartão de crédito' },
  dispositivo: namesOf(SCREENS),
  tipo: { ...BLOCK_KINDS, ...namesOf(BENEFITS) },
}

function namesOf(choices: readonly { value: string; label: string }[]): Readonly<Record<string, string>> {
  return Object.fromEntries(choices.map(({ value, label }) => [value, label]))
}
