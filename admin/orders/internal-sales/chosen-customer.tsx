import { Anchor, Button, Group, Text } from '@mantine/core'
import { Link } from 'react-router'

type ChosenCustomerProps = {
  id: number
  /** What belongs to the account, as the beginning of a sentence: “A ordem”. */
  what: string
  disabled: boolean
  onRemove: () => void
}

/** Whose account something belongs to, and the way to take it out: a wrong one would show it to a stranger. */
export function ChosenCustomer({ id, what, disabled, onRemove }: ChosenCustomerProps) {
  return (
    <Group gap="xs" role="status">
      <Text size="sm">
        {what} fica na conta{' '}
        <Anchor component={Link} to={`/clientes/${id}`} target="_blank" size="sm" underline="always">
          deste cliente
        </Anchor>
        , que a vê.
      </Text>
      <Button size="compact-sm" variant="default" disabled={disabled} onClick={onRemove}>
        Tirar da conta
      </Button>
    </Group>
  )
}
