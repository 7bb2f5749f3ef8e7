import { demoStaff } from '#demo/history/demo-staff.ts'
import { changeWorkshopDay } from '#platform/catalog/services/capacity/workshop-days.ts'
import {
  readWorkshopSettings,
  saveWorkshopSettings,
} from '#platform/catalog/services/capacity/workshop-settings.ts'
import { createService } from '#platform/catalog/services/editing/admin-services.ts'
import { oficinaDias, servicos } from '#platform/catalog/services/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Storage } from '#platform/infrastructure/storage/port.ts'
import { nowOf } from '../history/now-of.ts'
import { pastContext } from '../history/past-context.ts'
import { SERVICES } from './services.ts'
import { christmasDays, WORKSHOP } from './workshop-days.ts'

/** In whose name the workshop is set up. */
const STAFF = demoStaff('configuracao.editar')

/**
 * Loads the workshop's services, week and days around the next Christmas. `categories` are category ids by path. What
 * there is stays as it is.
 */
export async function loadWorkshop(
  db: Database,
  storage: Storage,
  categories: ReadonlyMap<string, number>,
): Promise<void> {
  const now = await nowOf(db)
  const context = { ...pastContext({ db, now, payments: [], storage }), funcionario: STAFF }

  const { versao } = await readWorkshopSettings(db)
  if (versao === 0) await saveWorkshopSettings(context, { versao, ajustes: WORKSHOP })

  const days = new Set((await db.select({ dia: oficinaDias.dia }).from(oficinaDias)).map(({ dia }) => dia))
  for (const day of christmasDays(now.getUTCFullYear()))
    if (!days.has(day.dia)) await changeWorkshopDay(context, day)

  const names = new Set((await db.select({ nome: servicos.nome }).from(servicos)).map(({ nome }) => nome))
  for (const { categorias, ...service } of SERVICES)
    if (!names.has(service.nome))
      await createService(context, {
        ...service,
        categorias: categorias.map((path) => idAt(categories, path)),
        ativo: true,
      })
}

/** Throws for an unknown path, whose products would otherwise lack the service. */
function idAt(categories: ReadonlyMap<string, number>, path: string) {
  const id = categories.get(path)
  if (id === undefined) throw new Error(`Unknown category: ${path}`)
  return id
}
