import type { Checklist } from '#contract/panel/opening.ts'
import { lockSettings } from '#platform/content/settings/current-settings.ts'
import { saveSettings } from '#platform/content/settings/save-settings.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getChecklist } from './get-checklist.ts'

/** Opens the shop to visitors, whatever it lacks: the merchant has read what that means. */
export function openShop(context: RequestContext): Promise<Checklist> {
  return setOpen(context, true)
}

/** Closes it again: visitors see that it comes soon. Orders stay, and payments under way go on. */
export function closeShop(context: RequestContext): Promise<Checklist> {
  return setOpen(context, false)
}

async function setOpen(context: RequestContext, aberta: boolean): Promise<Checklist> {
  permit(context, 'configuracao.editar')
  await context.db.transaction(async (tx) => {
    const { settings } = await lockSettings(tx)
    const { sistema } = settings
    if (sistema.abertura.aberta === aberta) return
    await saveSettings({ db: tx }, { ...settings, sistema: { ...sistema, abertura: { aberta } } })
    await recordChange(tx, context, {
      acao: aberta ? 'configuracao.loja-aberta' : 'configuracao.loja-fechada',
      alvo: { tipo: 'configuracao', id: '1', nome: 'Configurações da loja' },
      antes: { 'abertura.aberta': !aberta },
      depois: { 'abertura.aberta': aberta },
    })
  })

  return getChecklist(context)
}
