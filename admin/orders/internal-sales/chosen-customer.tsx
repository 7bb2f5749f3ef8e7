import { Anchor, Button, Group, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { Link } from 'react-router'

type ChosenCustomerProps = {
  /** Null until one is chosen, and once they are taken out. */
  id: number | null
  /** What belongs to the account, as the beginning of a sentence: “A ordem”. */
  what: string
  disabled: boolean
  onRemove: () => void
}

/**
 * Whose account something belongs to, and the way to take it out: a wrong one would show it to a stranger. The focus
 * stays at the sentence, since the button goes with the customer.
 */
export function ChosenCustomer({ id, what, disabled, onRemove }: ChosenCustomerProps) {
  const [removed, setRemoved] = useState(false)
  const notice = useRef<HTMLDivElement>(null)

  return (
    <div role="status" ref={notice} tabIndex={-1}>
      {id === null && removed && <Text size="sm">{what} não fica em conta nenhuma.</Text>}
      {id !== null && (
        <Group gap="xs">
          <Text size="sm">
            {what} fica na conta{' '}
            <Anchor component={Link} to={`/clientes/${id}`} target="_blank" size="sm" underline="always">
              deste cliente
            </Anchor>
            , que a vê.
          </Text>
          <Button
            size="compact-sm"
            variant="default"
            disabled={disabled}
            onClick={() => {
              setRemoved(true)
              notice.current?.focus()
              onRemove()
            }}
          >
            Tirar da conta
          </Button>
        </Group>
      )}
    </div>
  )
}
