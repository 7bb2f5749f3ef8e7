import { Anchor, List, VisuallyHidden } from '@mantine/core'
import { Link } from 'react-router'
import type { OrderNote } from '#contract/orders/fiscal/invoices.ts'

/** What keeps an invoice from being issued, with links to where it is fixed. */
export function ProblemList({ problemas }: { problemas: OrderNote['problemas'] }) {
  return (
    <List size="sm" aria-label="O que falta para a nota">
      {problemas.map(({ campo, mensagem, link }) => (
        <List.Item key={`${campo} ${mensagem}`} style={{ overflowWrap: 'anywhere' }}>
          {mensagem}{' '}
          {link !== null && (
            <Anchor component={Link} to={link} size="sm" underline="always">
              Corrigir<VisuallyHidden>: {mensagem}</VisuallyHidden>
            </Anchor>
          )}
        </List.Item>
      ))}
    </List>
  )
}
