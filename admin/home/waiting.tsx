import { Alert, Anchor, Group } from '@mantine/core'
import { Link } from 'react-router'
import type { Home } from '#contract/panel/panel.ts'

/** Links to what else needs action: reviews to moderate, failed jobs. */
export function Waiting({ home: { opinioes, tarefasComFalha } }: { home: Home }) {
  const unread = opinioes ? Object.values(opinioes).reduce((sum, count) => sum + count, 0) : 0
  if (unread === 0 && !tarefasComFalha) return null

  return (
    <Alert color={tarefasComFalha ? 'yellow' : 'gray'} p="xs">
      <Group gap="lg">
        {!!tarefasComFalha && (
          <Anchor component={Link} to="/tarefas" size="sm">
            {tarefasComFalha === 1 ? '1 tarefa falhou' : `${tarefasComFalha} tarefas falharam`}
          </Anchor>
        )}
        {unread > 0 && (
          <Anchor component={Link} to="/opinioes" size="sm">
            {unread === 1 ? '1 opinião espera por você' : `${unread} opiniões esperam por você`}
          </Anchor>
        )}
      </Group>
    </Alert>
  )
}
