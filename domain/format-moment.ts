/** A moment (ISO 8601) as `21/11/2026 às 14h30`, on the clock of São Paulo: for deadlines. */
export function formatMoment(moment: string): string {
  const [dia = '', hora = ''] = FORMAT.format(new Date(moment)).split(', ')

  return `${dia} às ${hora.replace(':', 'h')}`
}

const FORMAT = new Intl.DateTimeFormat('pt-BR', {
  ...{ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  hourCycle: 'h23',
  timeZone: 'America/Sao_Paulo',
})
