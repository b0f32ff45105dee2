#ifndef WIDGETHOST_JPEG_H
#define WIDGETHOST_JPEG_H
#include <turbojpeg.h>
#endif
