import { Alert, Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { PassportOfWork } from '#contract/orders/workshop/work-orders.ts'

/** That the owner of an instrument in the workshop misses it. */
export function MissingAlert({ passport }: { passport: PassportOfWork }) {
  const { id, produto, numeroSerie, alerta } = passport
  if (!alerta) return null

  return (
    <Alert color="red" title={alerta === 'roubado' ? 'Instrumento roubado' : 'Instrumento perdido'}>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        O dono de {produto}, número de série {numeroSerie}, avisou que ele foi{' '}
        {alerta === 'roubado' ? 'roubado' : 'perdido'}. Confira o número, não diga de quem é a quem o trouxe,
        e fale com quem responde pela loja.{' '}
        <Anchor component={Link} to={`/passaportes/${id}`} size="sm" target="_blank">
          Ver o passaporte
        </Anchor>
      </Text>
    </Alert>
  )
}
