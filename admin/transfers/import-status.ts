import type { ImportDetail } from '#contract/panel/transfers.ts'
import { progressOf, SITUATION_NAMES } from './kinds.ts'

/** Describes an import's situation: what is happening, what would change, what has changed. */
export function importStatus(importacao: ImportDetail): string {
  const { situacao, linhas, comparacao, resultado } = importacao
  const lines = counted(linhas, 'linha', 'linhas')
  switch (situacao) {
    case 'lendo':
      return 'Lendo o arquivo. Você pode sair desta página e voltar.'
    case 'lida':
      return `${lines}. Confira o que é cada coluna.`
    case 'comparando':
      return `Comparando com a loja: ${progressOf(importacao)} % de ${lines}. Nada mudou ainda.`
    case 'comparada':
      return `${lines}: ${counted(comparacao.nova, 'novo', 'novos')}, ${counted(comparacao.alterada, 'com mudança', 'com mudanças')}, ${counted(comparacao.igual, 'igual', 'iguais')}, ${counted(comparacao.ruim, 'com problema', 'com problemas')}. Nada mudou ainda.`
    case 'importando':
      return `Importando: ${progressOf(importacao)} %. Você pode sair desta página e voltar.`
    case 'desfazendo':
      return `Desfazendo: ${progressOf(importacao)} %.`
    case 'importada':
    case 'cancelada':
      return `${SITUATION_NAMES[situacao]}: ${counted(resultado.feita, 'feito', 'feitos')}, ${counted(resultado.igual, 'já era assim', 'já eram assim')}, ${counted(resultado.ruim, 'com problema', 'com problemas')}${resultado.pendente > 0 ? `, ${counted(resultado.pendente, 'deixado', 'deixados')}` : ''}.`
    case 'desfeita':
      return `Desfeita: ${counted(resultado.desfeita, 'voltou', 'voltaram')} ao que era, ${counted(resultado.mantida, 'ficou', 'ficaram')} por ter mudado depois.`
    case 'recusada':
      return ''
  }
}

function counted(n: number, one: string, many: string): string {
  return `${n.toLocaleString('pt-BR')} ${n === 1 ? one : many}`
}
