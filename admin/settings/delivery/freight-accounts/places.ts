import type { FreightAccount } from '#contract/settings/freight-accounts.ts'

export type FreightPlace = FreightAccount['ambiente']

/** The two Melhor Envios, and where each gives a token. */
export const PLACES = {
  producao: {
    nome: 'Melhor Envio',
    frase: 'Etiquetas de verdade, pagas com o saldo da sua carteira.',
    tokens: 'melhorenvio.com.br, em Integrações › Permissões de acesso › Gerar novo token',
  },
  teste: {
    nome: 'Melhor Envio, sandbox',
    frase: 'Para experimentar: nenhum dinheiro e nenhuma encomenda de verdade.',
    tokens: 'sandbox.melhorenvio.com.br, em Integrações › Permissões de acesso › Gerar novo token',
  },
} as const satisfies Record<FreightPlace, { nome: string; frase: string; tokens: string }>
