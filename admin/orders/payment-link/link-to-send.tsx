import { Button, CopyButton, Group, TextInput } from '@mantine/core'
import { IconBrandWhatsapp, IconCheck, IconCopy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { whatsappLink } from '#domain/format/contact-link.ts'

type LinkToSendProps = {
  label: string
  url: string
  /** Empty without one. */
  celular: string
  /** What is written to the buyer, with the link in it. */
  texto: string
  /** Further buttons. */
  children?: ReactNode
}

/** A buyer's link, to copy or to send by WhatsApp. */
export function LinkToSend({ label, url, celular, texto, children }: LinkToSendProps) {
  return (
    <>
      <TextInput label={label} value={url} readOnly onFocus={(event) => event.target.select()} />
      <Group>
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
              onClick={copy}
            >
              {copied ? 'Copiado' : 'Copiar o link'}
            </Button>
          )}
        </CopyButton>
        {celular !== '' && (
          <Button
            component="a"
            href={whatsappLink(celular, texto)}
            target="_blank"
            rel="noreferrer"
            variant="default"
            leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
          >
            Mandar por WhatsApp
          </Button>
        )}
        {children}
      </Group>
    </>
  )
}
