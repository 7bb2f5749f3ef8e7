import { Alert, Button, Group, Text } from '@mantine/core'
import { useDocumentVisibility, useIdle } from '@mantine/hooks'
import { IconUsers } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { api } from '#admin/shell/api.ts'
import { afterAnswer, NOBODY, presenceText, reportOf } from './presence-state.ts'

const EACH_MS = 15_000

/** Idle staff count as away, so that their session expires as if no page were open. */
const AWAY_MS = 5 * 60_000

type PresenceProps = {
  /** The entity of the page, as the audit names it (`produto:12`). */
  pagina: string
  /** The version that was read; only later saves are reported. */
  versao?: number
  /** Whether there are unsaved changes; saving then shows the differences. */
  changed: boolean
}

/** Shows who else has this page open, and who has saved it in the meantime. */
export function Presence({ pagina, versao = 0, changed }: PresenceProps) {
  const others = usePresence(pagina, versao)
  const { salvo } = others
  const text = presenceText(others, changed)
  if (text === null) return null

  return (
    <Alert
      color={salvo ? 'yellow' : 'gray'}
      icon={<IconUsers size={18} aria-hidden />}
      py="xs"
      role="status"
      c="gray.9"
    >
      <Group justify="space-between" gap="xs">
        <Text size="sm" style={{ flex: '1 1 16rem' }}>
          {text}
        </Text>
        {salvo && !changed && (
          <Button size="xs" variant="default" onClick={() => window.location.reload()}>
            Ver como ficou
          </Button>
        )}
      </Group>
    </Alert>
  )
}

function usePresence(pagina: string, versao: number) {
  const [state, setState] = useState(NOBODY)
  const latest = useRef(state)
  const away = useIdle(AWAY_MS, { initialState: false })
  const here = useDocumentVisibility() === 'visible' && !away
  useEffect(() => {
    if (!here) return
    let current = true
    const page = { pagina, versao }
    async function report() {
      // Without an answer, nobody is shown; saving still checks the version.
      const answer = await api.staff.openPage(reportOf(latest.current, page)).catch(() => null)
      if (!current) return
      latest.current = afterAnswer(latest.current, page, answer)
      setState(latest.current)
    }
    void report()
    const timer = setInterval(() => void report(), EACH_MS)

    return () => {
      current = false
      clearInterval(timer)
    }
  }, [pagina, versao, here])

  return state
}
