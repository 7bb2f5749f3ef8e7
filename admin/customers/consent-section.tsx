import { Button, Group, Text } from '@mantine/core'
import type { CustomerProfile } from '#contract/customers/admin-customers.ts'
import { formatMoment } from '../components/date/format.ts'
import { useSave } from '../components/form/use-save.ts'
import { Allowed } from '../components/page/allowed.tsx'
import { askFirst } from '../components/page/ask-first.tsx'
import { Section } from '../components/page/section.tsx'
import { api } from '../shell/api.ts'

/** How a customer gets in, where the account is open, and what they agreed to. */
export function ConsentSection({ cliente }: { cliente: CustomerProfile }) {
  const { id, criadoEm, termosAceitosEm, aceitaOfertasEm, temSenha, sessoes } = cliente
  const { save } = useSave()

  async function end() {
    const sure = await askFirst({
      titulo: 'Encerrar as sessões?',
      texto: 'O cliente sai da conta em todos os aparelhos e entra de novo quando quiser.',
      acao: 'Encerrar',
    })
    if (sure) await save(() => api.customers.endSessions({ id }), 'Sessões encerradas.')
  }

  return (
    <Section titulo="Conta e consentimento">
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
        <Allowed para="clientes.editar">
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
