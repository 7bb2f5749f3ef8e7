import { Button, Stack, Text } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useSave } from '#admin/components/form/use-save.ts'
import { Dialog } from '#admin/components/page/dialog.tsx'
import { api } from '#admin/shell/api.ts'
import { useEntry } from '#admin/shell/entry.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { LinkToSend } from './link-to-send.tsx'

type PaymentLinkDialogProps = { order: AdminOrder; url: string; onClose: () => void }

/** The link by which an unpaid order is paid, to copy, to send by WhatsApp or by mail. */
export function PaymentLinkDialog({ order, url, onClose }: PaymentLinkDialogProps) {
  const { id, numero, comprador, mails } = order
  const { loja } = useEntry()
  const { save, saving } = useSave()

  return (
    <Dialog onClose={onClose} title="Link de pagamento">
      <Stack gap="sm">
        <Text size="sm">
          Quem tem o link vê o pedido e pode pagar: mande só ao cliente. A auditoria guarda quem o pediu.
        </Text>
        <LinkToSend
          label="Link de pagamento"
          url={url}
          celular={comprador.celular}
          texto={`Olá! Aqui é da ${loja.nome}. Para ver e pagar o seu pedido ${numero}: ${url}`}
        >
          {mails.includes('linkDePagamento') && (
            <Button
              variant="default"
              loading={saving}
              leftSection={<IconSend size={16} aria-hidden />}
              onClick={() =>
                void save(
                  () => api.orders.resendMail({ id, tipo: 'linkDePagamento' }),
                  'O e-mail sai em instantes.',
                )
              }
            >
              Mandar por e-mail
            </Button>
          )}
        </LinkToSend>
      </Stack>
    </Dialog>
  )
}
