import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import type { useDraft } from '#admin/components/form/use-draft.ts'
import { showError } from '#admin/components/page/show-error.ts'
import { useStableFocus } from '#admin/components/page/use-stable-focus.ts'
import { api } from '#admin/shell/api.ts'
import { failureOf } from '#admin/shell/failure.ts'
import type { GridRow } from '#contract/catalog/grid.ts'
import { afterSaving, batchesOf, type Changes, type Outcome } from './grid-changes.ts'

type Saving = {
  draft: ReturnType<typeof useDraft<Changes>>
  /** Replaces rows with their saved state. */
  renew: (rows: GridRow[]) => void
  /** Clears the undo history. */
  clearHistory: () => void
}

/** Saves the changes product by product; what can't be saved stays, with its error. */
export function useGridSaving({ draft, renew, clearHistory }: Saving) {
  const [saving, setSaving] = useState(false)
  const focus = useStableFocus()

  async function save() {
    focus.remember()
    setSaving(true)
    const sent = draft.current().value
    const outcomes: Outcome[] = []
    try {
      for (const produtos of batchesOf(sent)) {
        const saved = await api.grid.save({ produtos })
        outcomes.push(...saved.produtos)
        renew(saved.produtos.flatMap(({ linhas }) => linhas))
      }
      notify(afterSaving(sent, sent, outcomes), outcomes.filter(({ conflito }) => conflito).length)
    } catch (error) {
      showError(failureOf(error).mensagem)
    }
    clearHistory()
    draft.change((now) => afterSaving(sent, now, outcomes))
    setSaving(false)
    focus.settle(false)
  }

  return { save, saving }
}

function notify(changes: Changes, conflicts: number) {
  const left = Object.keys(changes).length
  if (left === 0)
    return notifications.show({ message: 'Salvo. A loja já mostra as mudanças.', color: 'pine' })
  const subject = conflicts === 1 ? 'Um produto foi salvo' : `${conflicts} produtos foram salvos`
  const message =
    conflicts > 0
      ? `${subject} por outra pessoa enquanto você editava. As suas células ficaram marcadas: confira e salve de novo.`
      : 'O resto foi salvo. As células marcadas têm algo a corrigir.'

  return showError(message)
}
