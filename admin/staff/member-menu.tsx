import { ActionIcon, Button, Menu, Modal, Stack, Text } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import type { StaffMember } from '#contract/panel/staff.ts'
import { useSave } from '../components/form/use-save.ts'
import { askFirst } from '../components/page/ask-first.tsx'
import { api } from '../shell/api.ts'
import { RoleSelect } from './role-select.tsx'

/** The actions on a staff member. */
export function MemberMenu({ member }: { member: StaffMember }) {
  const { id, nome, ativo, convidado } = member
  const { save } = useSave()
  const [changing, setChanging] = useState(false)

  async function switchOff() {
    const sure = await askFirst({
      title: `Desligar ${nome}?`,
      action: 'Desligar',
      danger: true,
      text: 'As sessões se encerram agora, e a entrada fica fechada. O que já foi feito continua na auditoria.',
    })
    if (sure) await save(() => api.staff.changeMember({ id, ativo: false }), `${nome} não entra mais.`)
  }

  async function resetAccess() {
    const sure = await askFirst({
      title: 'Refazer o acesso?',
      action: 'Refazer',
      danger: true,
      text: `Para quem perdeu o celular: o segundo fator e as chaves de ${nome} são apagados, e vai um link para criar outra senha.`,
    })
    if (sure)
      await save(() => api.staff.inviteAgain({ id, semSegundoFator: true }), 'Link enviado por e-mail.')
  }

  return (
    <>
      <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray.7" aria-label={`Ações para ${nome}`}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setChanging(true)}>Mudar o papel</Menu.Item>
          {ativo && (
            <Menu.Item
              onClick={() => void save(() => api.staff.inviteAgain({ id }), 'Link enviado por e-mail.')}
            >
              {convidado ? 'Mandar outro convite' : 'Mandar link de nova senha'}
            </Menu.Item>
          )}
          {ativo && !convidado && <Menu.Item onClick={() => void resetAccess()}>Refazer o acesso</Menu.Item>}
          {ativo && !convidado && (
            <Menu.Item
              onClick={() => void save(() => api.staff.endMemberSessions({ id }), 'Sessões encerradas.')}
            >
              Encerrar as sessões
            </Menu.Item>
          )}
          {ativo ? (
            <Menu.Item color="red.9" onClick={() => void switchOff()}>
              Desligar
            </Menu.Item>
          ) : (
            <Menu.Item
              onClick={() =>
                void save(() => api.staff.changeMember({ id, ativo: true }), `${nome} pode entrar de novo.`)
              }
            >
              Deixar entrar de novo
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <RoleDialog member={member} opened={changing} onClose={() => setChanging(false)} />
    </>
  )
}

type RoleDialogProps = { member: StaffMember; opened: boolean; onClose: () => void }

function RoleDialog({ member: { id, nome, papel }, opened, onClose }: RoleDialogProps) {
  const { save, saving } = useSave()
  const [chosen, setChosen] = useState(papel)

  async function change() {
    const { ok } = await save(() => api.staff.changeMember({ id, papel: chosen }), 'Papel alterado.')
    if (ok) onClose()
  }

  return (
    <Modal opened={opened} onClose={onClose} title={`Papel de ${nome}`}>
      <Stack>
        <RoleSelect papel={chosen} onChange={setChosen} />
        <Text size="sm" c="gray.6">
          As sessões se encerram: na próxima entrada vale o novo papel.
        </Text>
        <Button loading={saving} disabled={chosen === papel} onClick={() => void change()}>
          Mudar o papel
        </Button>
      </Stack>
    </Modal>
  )
}
