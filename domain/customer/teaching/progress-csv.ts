import { CSV_START, csvLine } from '#domain/import/csv/csv-line.ts'
import type { Units } from './progress.ts'

type List = {
  itens: readonly { nome: string; obrigatorio: boolean }[]
  alunos: readonly { nome: string; tamanho: string; itens: readonly (Units & { opcao: string })[] }[]
}

/** What each pupil needs and has, a line for each product of each pupil. */
export function progressCsv({ itens, alunos }: List): string {
  const head = csvLine([
    'Aluno',
    'Tamanho',
    'Produto',
    'Opção',
    'Todos precisam',
    'Precisa',
    'Pedido',
    'Pago',
    'Falta',
  ])
  const lines = alunos.flatMap((aluno) =>
    aluno.itens.map(({ opcao, precisa, pedidas, pagas }, i) =>
      csvLine([
        aluno.nome,
        aluno.tamanho,
        itens[i]?.nome ?? '',
        opcao,
        itens[i]?.obrigatorio ? 'sim' : 'não',
        String(precisa),
        String(pedidas),
        String(pagas),
        String(Math.max(0, precisa - pedidas)),
      ]),
    ),
  )

  return CSV_START + head + lines.join('')
}
