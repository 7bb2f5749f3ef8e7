import { useNavigate } from 'react-router'
import { discardDrafts } from '../components/form/discard-drafts.ts'
import { browserStorage, draftsOf } from '../components/form/draft-storage.ts'
import { askFirst } from '../components/page/ask-first.tsx'
import { showError } from '../components/page/show-error.ts'
import { stopAlertsHere } from '../staff/alerts/this-device.ts'
import { api } from './api.ts'
import { useEntry } from './entry.ts'
import { failureOf } from './failure.ts'

/**
 * Logs out. The next user of this browser may be somebody else: it stops receiving alerts, and drafts don't stay in it.
 * Asks first if there are any.
 */
export function useLeave(): () => Promise<void> {
  const { id } = useEntry().funcionario
  const navigate = useNavigate()

  return async () => {
    const drafts = draftsOf(browserStorage(), id).length
    if (drafts > 0 && !(await isSure(drafts))) return
    try {
      // If unsubscribing from alerts fails, logout continues.
      await stopAlertsHere().catch(console.warn)
      await api.staff.leave()
    } catch (error) {
      showError(failureOf(error).mensagem)
      return
    }
    discardDrafts(id)
    await navigate('/entrar')
  }
}

function isSure(drafts: number): Promise<boolean> {
  const text =
    drafts === 1
      ? 'Há mudanças que você ainda não salvou em uma página. Ao sair, elas são apagadas deste navegador.'
      : `Há mudanças que você ainda não salvou em ${drafts} páginas. Ao sair, elas são apagadas deste navegador.`

  return askFirst({ title: 'Sair e apagar os rascunhos?', text, action: 'Sair e apagar', danger: true })
}
