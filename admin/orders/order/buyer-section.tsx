import { Anchor, Button, Group, Menu, Stack, Text } from '@mantine/core'
import { IconBrandWhatsapp, IconMail, IconSend } from '@tabler/icons-react'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { useSave } from '#admin/components/form/use-save.ts'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import { useEntry, useMay } from '#admin/shell/entry.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { firstName } from '#domain/customer/first-name.ts'
import { formatDocument } from '#domain/documents/format-document.ts'
import { whatsappLink } from '#domain/format/contact-link.ts'
import { formatPhone } from '#domain/format/format-phone.ts'
import { MAIL_NAMES } from '../situations.ts'

/** The buyer and their contact data. */
export function BuyerSection({ order }: { order: AdminOrder }) {
  const { comprador, numero, idCliente } = order
  const { nomeRazao, documento, email, celular } = comprador
  const { loja } = useEntry()
  const mayTend = useMay('clientes.ver')
  const nome = firstName(comprador)
  const hello = `Olá${nome === '' ? '' : `, ${nome}`}. Aqui é da ${loja.nome}, sobre o seu pedido nº ${numero}.`

  return (
    <Section title="Comprador">
      <Stack gap={2}>
        {mayTend && idCliente !== null ? (
          <Anchor component={Link} to={`/clientes/${idCliente}`} size="sm" fw={500}>
            {nomeRazao}
          </Anchor>
        ) : (
          <Text size="sm" fw={500}>
            {nomeRazao}
          </Text>
        )}
        {documento !== '' && <Text size="sm">{formatDocument(documento)}</Text>}
        {email !== '' && (
          <Text size="sm" style={{ overflowWrap: 'break-word' }}>
            {email.split(/(?=[@._-])/).map((part, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address have nothing else
              <Fragment key={i}>
                {i > 0 && <wbr />}
                {part}
              </Fragment>
            ))}
          </Text>
        )}
        {celular !== '' && <Text size="sm">{formatPhone(celular)}</Text>}
      </Stack>
      <Group gap="xs">
        {celular !== '' && (
          <Button
            size="xs"
            variant="default"
            component="a"
            href={whatsappLink(celular, hello)}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconBrandWhatsapp size={15} aria-hidden />}
          >
            WhatsApp
          </Button>
        )}
        {email !== '' && (
          <Button
            size="xs"
            variant="default"
            component="a"
            href={`mailto:${email}?subject=${encodeURIComponent(`Pedido nº ${numero}`)}&body=${encodeURIComponent(hello)}`}
            leftSection={<IconMail size={15} aria-hidden />}
          >
            E-mail
          </Button>
        )}
        <ResendMenu order={order} />
      </Group>
    </Section>
  )
}

function ResendMenu({ order: { id, mails } }: { order: AdminOrder }) {
  const mayEdit = useMay('pedidos.editar')
  const { save, saving } = useSave()
  if (!mayEdit || mails.length === 0) return null

  return (
    <Menu withinPortal>
      <Menu.Target>
        <Button size="xs" variant="default" loading={saving} leftSection={<IconSend size={15} aria-hidden />}>
          Reenviar aviso
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {mails.map((tipo) => (
          <Menu.Item
            key={tipo}
            onClick={() => void save(() => api.orders.resendMail({ id, tipo }), 'O e-mail sai em instantes.')}
          >
            {MAIL_NAMES[tipo]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
