const TRACKING = /^(gclid|fbclid|msclkid|utm_\w+)$/

/** Whether a parameter says where a visitor came from, and never what a page shows (specification, section 4). */
export function isTrackingParameter(name: string): boolean {
  return TRACKING.test(name)
}
