/** Day (`YYYY-MM-DD`) and hour (0 to 23) in São Paulo. */
export function saoPauloClock(moment: Date): { dia: string; hora: number } {
  // The Swedish locale writes dates in ISO 8601.
  const [dia = '', hora = ''] = CLOCK.format(moment).split(' ')

  return { dia, hora: Number(hora.slice(0, 2)) }
}

const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'America/Sao_Paulo',
})
