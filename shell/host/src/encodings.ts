/** Whether an `Accept-Encoding` header accepts an encoding (`gzip;q=0` refuses it). */
export const acceptsEncoding = (
  accepted: string | readonly string[] | undefined,
  encoding: string,
): boolean =>
  String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .some((entry) => {
      const [name, ...parameters] = entry.split(';').map((part) => part.trim());
      return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
