import { Alert, Badge, Button, Group, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { RecoveryCodes } from '../auth/recovery-codes.tsx'
import { useSave } from '../components/form/use-save.ts'
import { Section } from '../components/page/section.tsx'
import { api } from '../shell/api.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'

type OwnSecondFactorProps = { segundoFator: boolean; obrigatorio: boolean; codigosRestantes: number }

type Secret = { segredo: string; uri: string; qr: string }

/** At this number of recovery codes or fewer, the page warns. */
const FEW_CODES = 3

/** The user's authenticator app and recovery codes. */
export function OwnSecondFactor({ segundoFator, obrigatorio, codigosRestantes }: OwnSecondFactorProps) {
  const { save, saving } = useSave()
  const [secret, setSecret] = useState<Secret | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [asking, setAsking] = useState<'codigos' | 'remover' | null>(null)

  async function start() {
    const outcome = await save(() => api.staff.newSecondFactor())
    if (outcome.ok) setSecret(outcome.result)
  }

  async function done() {
    setCodes(null)
    await save(() => api.staff.security(), 'Códigos guardados.')
  }

  return (
    <Section
      title="Segundo fator"
      text="Além da senha, um código do aplicativo autenticador no seu celular. Uma senha roubada, sozinha, não abre o painel."
    >
      <Group gap="sm">
        <Badge color={segundoFator ? 'pine' : 'gray'} variant="light">
          {segundoFator ? 'Ligado' : 'Desligado'}
        </Badge>
        {segundoFator && (
          <Text size="sm">
            {codigosRestantes === 1
              ? '1 código de recuperação sobrando'
              : `${codigosRestantes} códigos de recuperação sobrando`}
          </Text>
        )}
      </Group>
      {segundoFator && codigosRestantes < FEW_CODES && (
        <Alert color="yellow">Restam poucos códigos de recuperação. Gere outros e guarde.</Alert>
      )}
      <Group gap="xs">
        {!segundoFator && (
          <Button variant="default" loading={saving} onClick={() => void start()}>
            Ligar o segundo fator
          </Button>
        )}
        {segundoFator && (
          <Button variant="default" onClick={() => setAsking('codigos')}>
            Novos códigos de recuperação
          </Button>
        )}
        {segundoFator && !obrigatorio && (
          <Button variant="subtle" color="red" onClick={() => setAsking('remover')}>
            Desligar
          </Button>
        )}
      </Group>
      <Modal opened={secret !== null} onClose={() => setSecret(null)} title="Ligar o segundo fator">
        {secret && (
          <SecondFactorForm
            {...secret}
            onCodes={(codigos) => {
              setSecret(null)
              setCodes(codigos)
            }}
          />
        )}
      </Modal>
      <Modal opened={codes !== null} onClose={() => undefined} withCloseButton={false}>
        {codes && <RecoveryCodes codigos={codes} action="Concluir" onDone={() => void done()} />}
      </Modal>
      <PasswordDialog
        opened={asking === 'codigos'}
        title="Novos códigos de recuperação"
        text="Os códigos antigos deixam de valer."
        action="Gerar códigos"
        onConfirm={async (senha) =>
          setCodes((await api.staff.newRecoveryCodes({ senha })).codigosDeRecuperacao)
        }
        onClose={() => setAsking(null)}
      />
      <PasswordDialog
        opened={asking === 'remover'}
        title="Desligar o segundo fator"
        text="Depois disso, só a senha protege a sua entrada."
        action="Desligar"
        onConfirm={(senha) => api.staff.removeSecondFactor({ senha })}
        onClose={() => setAsking(null)}
      />
    </Section>
  )
}
