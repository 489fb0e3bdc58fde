/** Whether a text is an international phone number; its plus may be left out. */
export const isPhoneNumber = (text: string): boolean => /^\+?[1-9]\d{6,14}$/.test(text);
