import type { FreightImport } from '#contract/settings/admin-settings.ts'
import { readFreightCsv } from '#domain/shipping/freight-csv.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { fretesServicos } from '../tables.ts'
import { readCsvLines } from './read-csv-lines.ts'
import { saveFreightTables } from './save-freight-tables.ts'

/** The most problems reported at once. */
const MAX_SHOWN = 100

/**
 * Replaces the store's freight tables by those of a CSV: all of them or, if a line is wrong, none. With `conferir` only
 * checks the file. Refuses `CadastroInvalido` for anything but a CSV in UTF-8.
 */
export async function importFreight(
  context: RequestContext,
  { arquivo, conferir }: { arquivo: File; conferir: boolean },
): Promise<FreightImport> {
  permit(context, 'configuracao.editar')
  const { tabelas, problemas } = readFreightCsv(readCsvLines(await arquivo.bytes()))
  const gravado = problemas.length === 0 && !conferir
  if (gravado)
    await context.db.transaction(async (tx) => {
      const before = await tx.select({ nome: fretesServicos.nome }).from(fretesServicos)
      await saveFreightTables({ db: tx }, tabelas)
      await recordChange(tx, context, {
        acao: 'frete.tabelas-trocadas',
        alvo: { tipo: 'frete', id: 'tabelas', nome: 'Tabelas de frete' },
        antes: { servicos: before.map(({ nome }) => nome).sort() },
        depois: { servicos: tabelas.map(({ nome }) => nome).sort(), arquivo: arquivo.name },
      })
    })

  return {
    servicos: tabelas.map(({ nome }) => nome),
    faixas: tabelas.reduce((sum, { faixas }) => sum + faixas.length, 0),
    problemas: problemas.slice(0, MAX_SHOWN),
    gravado,
  }
}
