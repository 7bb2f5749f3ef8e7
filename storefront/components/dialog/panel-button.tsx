import type { ComponentProps } from 'react'

/** Opens the `DialogPanel` with that id, without our JavaScript. */
export function PanelButton({ panel, ...rest }: { panel: string } & ComponentProps<'button'>) {
  return <button type="button" aria-haspopup="dialog" popoverTarget={panel} {...rest} />
}

/** Opens the panel with that id, unless it is open. */
export function openPanel(id: string) {
  const dialog = document.getElementById(id)
  if (dialog && !dialog.matches(':popover-open')) dialog.showPopover()
}
