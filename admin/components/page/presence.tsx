import { Alert, Button, Group, Text } from '@mantine/core'
import { useDocumentVisibility, useIdle } from '@mantine/hooks'
import { IconUsers } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { api } from '#admin/shell/api.ts'
import type { Presence as Others } from '#contract/panel/staff.ts'
import { formatTime } from '../date/format.ts'

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
  const { outros, salvo } = usePresence(pagina, versao)
  if (outros.length === 0 && !salvo) return null

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
          {outros.length > 0 && `${namesOf(outros)} com esta página aberta também. `}
          {salvo && `${salvo.nome} salvou às ${formatTime(salvo.em)}. `}
          {salvo && changed && 'Ao salvar, você vê o que difere.'}
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

const NOBODY: Pick<Others, 'outros' | 'salvo'> = { outros: [], salvo: null }

function usePresence(pagina: string, versao: number) {
  const [others, setOthers] = useState(NOBODY)
  const opened = useRef<{ de: string; desde: string } | null>(null)
  const away = useIdle(AWAY_MS, { initialState: false })
  const here = useDocumentVisibility() === 'visible' && !away
  useEffect(() => {
    if (!here) return
    let current = true
    const de = `${pagina} ${versao}`
    async function report() {
      const desde = opened.current?.de === de ? opened.current.desde : undefined
      try {
        const answer = await api.staff.openPage({ pagina, ...(desde !== undefined && { desde }) })
        if (!current) return
        if (desde === undefined) opened.current = { de, desde: answer.agora }
        setOthers(answer)
      } catch {
        // Without an answer, nobody is shown; saving still checks the version.
        if (current) setOthers(NOBODY)
      }
    }
    void report()
    const timer = setInterval(() => void report(), EACH_MS)

    return () => {
      current = false
      clearInterval(timer)
    }
  }, [pagina, versao, here])

  return others
}

function namesOf(outros: Others['outros']): string {
  const names = new Intl.ListFormat('pt-BR').format(outros.map(({ nome }) => nome))

  return `${names} ${outros.length === 1 ? 'está' : 'estão'}`
}
