import type { Database } from '#platform/database/connect.ts'
import { alertStaff } from '#platform/infrastructure/jobs/alert-staff.ts'

/** Alerts staff of what a customer did or didn't do about a work order: `texto` has no personal data. */
export async function alertOfWorkOrder(
  tx: Database,
  { id, numero, texto, now }: { id: string; numero: number; texto: string; now: Date },
): Promise<void> {
  await alertStaff(tx, {
    tipo: 'ordemServico',
    texto: `Ordem ${numero}. ${texto}`,
    caminho: `/oficina/ordens/${id}`,
    em: now,
  })
}
