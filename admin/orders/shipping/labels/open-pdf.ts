/**
 * Opens the address that `work` finds in a tab of its own. The tab is opened before, since browsers open none after a
 * wait; it closes again if there is no address.
 */
export async function openPdf(work: () => Promise<string | null>): Promise<void> {
  const tab = window.open('', '_blank')
  // The page must not reach back into the panel.
  if (tab) tab.opener = null
  const url = await work()
  if (url === null) tab?.close()
  else if (tab) tab.location.replace(url)
  else window.location.assign(url)
}
