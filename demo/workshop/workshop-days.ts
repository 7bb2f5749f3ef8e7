import type { WorkshopDay, WorkshopSettings } from '#domain/workshop/workshop-settings.ts'

/** How the workshop of the demonstration works: one luthier all week, and on Saturday mornings. */
export const WORKSHOP: WorkshopSettings = {
  semana: [0, 420, 420, 420, 420, 420, 180],
  validadeOrcamento: 10,
  recebeNoBalcao: true,
  texto:
    'A oficina fica no fundo da loja. Deixe o instrumento no balcão em dia útil, das 9h às 18h. Olhamos junto com você e mandamos o orçamento pelo celular.',
}

/** Days of December, by month and day: longer ones for what is given at Christmas, then short ones and a rest. */
const DECEMBER: readonly (readonly [days: readonly number[], day: WorkshopDay])[] = [
  [[14, 15, 16, 17, 18, 21, 22, 23], { minutos: 540, motivo: 'Mais horas antes do Natal' }],
  [[24], { minutos: 150, motivo: 'Véspera de Natal, só pela manhã' }],
  [[26, 27, 28, 29, 30], { minutos: 0, motivo: 'Recesso de fim de ano' }],
  [[31], { minutos: 0, motivo: 'Véspera de Ano Novo' }],
]

/** The days of a year on which the workshop works otherwise than in its week. On Sundays it never works longer. */
export function christmasDays(year: number): (WorkshopDay & { dia: string })[] {
  return DECEMBER.flatMap(([days, exception]) =>
    days.map((day) => ({ dia: `${year}-12-${day}`, ...exception })),
  ).filter(({ dia, minutos }) => (WORKSHOP.semana[new Date(dia).getUTCDay()] ?? 0) > 0 || minutos === 0)
}
