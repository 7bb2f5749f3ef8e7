import { Alert, Button, Code, CopyButton, Group, Modal, Stack } from '@mantine/core'

type ShownOnceProps = { title: string; text: string; segredo: string | null; onClose: () => void }

/** A secret that is shown only once, to be copied. */
export function ShownOnce({ title, text, segredo, onClose }: ShownOnceProps) {
  return (
    <Modal opened={segredo !== null} onClose={onClose} title={title} closeOnClickOutside={false}>
      {segredo !== null && (
        <Stack>
          <Alert color="yellow">{text}</Alert>
          <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            {segredo}
          </Code>
          <Group justify="flex-end">
            <CopyButton value={segredo}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy}>
                  {copied ? 'Copiado' : 'Copiar'}
                </Button>
              )}
            </CopyButton>
            <Button onClick={onClose}>Já guardei</Button>
          </Group>
        </Stack>
      )}
    </Modal>
  )
}
