/** A telephone number as a link (RFC 3966): `tel:+27315550100` for `+27 (31) 555 0100`. */
export const telephoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
