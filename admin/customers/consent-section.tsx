import { Button, Group, Text } from '@mantine/core'
import type { CustomerProfile } from '#contract/customers/admin-customers.ts'
import { formatMoment } from '../components/date/format.ts'
import { useSave } from '../components/form/use-save.ts'
import { Allowed } from '../components/page/allowed.tsx'
import { askFirst } from '../components/page/ask-first.tsx'
import { Section } from '../components/page/section.tsx'
import { api } from '../shell/api.ts'

/** How a customer logs in, their open sessions, and their consents. */
export function ConsentSection({ cliente }: { cliente: CustomerProfile }) {
  const { id, criadoEm, termosAceitosEm, aceitaOfertasEm, temSenha, sessoes } = cliente
  const { save } = useSave()

  async function end() {
    const sure = await askFirst({
      title: 'Encerrar as sessões?',
      text: 'O cliente sai da conta em todos os aparelhos e entra de novo quando quiser.',
      action: 'Encerrar',
    })
    if (sure) await save(() => api.customers.endSessions({ id }), 'Sessões encerradas.')
  }

  return (
    <Section title="Conta e consentimento">
      <Text size="sm">Cliente desde {formatMoment(criadoEm)}.</Text>
      <Text size="sm">{temSenha ? 'Entra com senha ou código.' : 'Entra por código enviado ao e-mail.'}</Text>
      <Text size="sm">
        {termosAceitosEm
          ? `Aceitou os termos em ${formatMoment(termosAceitosEm)}.`
          : 'Não há registro de aceite dos termos.'}
      </Text>
      <Text size="sm">
        {aceitaOfertasEm
          ? `Aceita ofertas por e-mail desde ${formatMoment(aceitaOfertasEm)}.`
          : 'Não aceita ofertas por e-mail.'}
      </Text>
      {sessoes.map(({ id: idSessao, aparelho, vistaEm }) => (
        <Text key={idSessao} size="sm" c="gray.6">
          {aparelho}, vista em {formatMoment(vistaEm)}
        </Text>
      ))}
      {sessoes.length > 0 && (
        <Allowed permission="clientes.editar">
          <Group>
            <Button variant="default" onClick={() => void end()}>
              Encerrar as sessões
            </Button>
          </Group>
        </Allowed>
      )}
    </Section>
  )
}
