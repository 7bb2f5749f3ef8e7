import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { EmptyState } from '../components/page/empty-state.tsx'

export function Component() {
  return (
    <EmptyState
      level={1}
      title="Esta página não existe"
      text="O endereço pode ter mudado. Use o menu ou o Ctrl K."
    >
      <Button component={Link} to="/">
        Ir para o início
      </Button>
    </EmptyState>
  )
}
